import type { Endpoint } from '@pawmatch/contract/endpoint';
import { type ResponseShape, shapeOf } from './response-shape.ts';

/**
 * The shape of an endpoint's response; undefined without one. The build replaces this file by one with all shapes
 * (`slim-endpoints.ts`).
 */
export const shapeOfResponse = ({ output }: Endpoint): ResponseShape | undefined =>
  output && shapeOf(output);
