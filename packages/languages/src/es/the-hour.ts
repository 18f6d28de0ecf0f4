/** A time of day with its article: "la 1:30 p.m.", "las 2:00 p.m.". */
export const theHour = (time: string): string => (/^1\D/.test(time) ? `la ${time}` : `las ${time}`);
