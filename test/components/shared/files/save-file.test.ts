// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '@/components/shared/files/save-file';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('downloads the file under its name, and frees its address later', () => {
  vi.useFakeTimers();
  const file = new Blob(['a']);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blob === file}`);
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const clicked: Partial<HTMLAnchorElement>[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push({ href: this.href, download: this.download });
  });
  saveFile(file, 'calls.csv');
  expect(clicked).toEqual([{ href: 'blob:true', download: 'calls.csv' }]);
  // Firefox reads the address after the click.
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith('blob:true');
});
