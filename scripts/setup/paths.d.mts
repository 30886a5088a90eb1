export const root: string;
export const ownNode: string;
export function packageOf(kind: 'chrome' | 'firefox' | 'sources'): string;
