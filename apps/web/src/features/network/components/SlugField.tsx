import type { ComponentProps } from 'react';
import { TextField } from '../../../components/ui/TextField.tsx';
import { networkMessages as messages } from '../network-messages.ts';

/** The name of a shelter in addresses. */
export const SlugField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    {...props}
    label={messages.slug}
    hint={messages.slugHint}
    autoCapitalize="none"
    autoComplete="off"
    spellCheck={false}
  />
);
