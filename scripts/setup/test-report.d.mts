interface Counts {
  passed: number;
  failed: number;
}

export function countTests(report: string, code: number): Counts;
export function filesThatWaitedInVain(report: string): string[];
export function countOutside(report: string, files: readonly string[]): Counts;
