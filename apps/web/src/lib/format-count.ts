/** `1,240`. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');
