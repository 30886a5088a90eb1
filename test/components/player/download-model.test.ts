import { describe, expect, it, vi } from 'vitest';
import {
  createDownload,
  type DownloadDeps,
  recordingFileName,
} from '@/components/player/download-model';

const link = 'https://rec.example/1.wav';
const unreadable = async () => {
  throw new TypeError('Failed to fetch');
};

function download(given: Partial<DownloadDeps>) {
  const deps = {
    fetchFile: async () => new Response('sound', { headers: { 'content-type': 'audio/wav' } }),
    saveFile: vi.fn(),
    hasDownloads: async () => false,
    requestDownloads: vi.fn(async () => true),
    download: vi.fn(async () => undefined),
    ...given,
  };
  const nameFor = (type?: string) => `Ada.${type ?? 'link'}`;
  return { ...deps, model: createDownload(deps, { link, nameFor }, new AbortController().signal) };
}

it('saves a file that may be read, under its name', async () => {
  const { model, saveFile, download: byBrowser } = download({});
  await model.save();
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'Ada.audio/wav');
  expect(byBrowser).not.toHaveBeenCalled();
  expect(model.state.value).toBe('saved');
});

it('says that the link has expired', async () => {
  const { model, saveFile } = download({
    fetchFile: async () => new Response(null, { status: 410 }),
  });
  await model.save();
  expect(model.state.value).toBe('expired');
  expect(saveFile).not.toHaveBeenCalled();
});

it('asks for the permission first where only the browser may load the file', async () => {
  const { model, requestDownloads, download: byBrowser } = download({ fetchFile: unreadable });
  await model.save();
  expect(model.state.value).toBe('permission');
  expect(requestDownloads).not.toHaveBeenCalled();
  await model.allow();
  expect(byBrowser).toHaveBeenCalledExactlyOnceWith(link, 'Ada.link');
  expect(model.state.value).toBe('saved');
});

it('asks no more once it is granted', async () => {
  const { model, download: byBrowser } = download({
    fetchFile: unreadable,
    hasDownloads: async () => true,
  });
  await model.save();
  expect(byBrowser).toHaveBeenCalledOnce();
  expect(model.state.value).toBe('saved');
});

it.each([
  ['the rep does not allow it', { requestDownloads: async () => false }],
  ['the browser cannot load it', { download: async () => Promise.reject(new Error('no')) }],
])('sends the rep to a tab if %s', async (_, given) => {
  const { model } = download({ fetchFile: unreadable, ...given });
  await model.save();
  await model.allow();
  expect(model.state.value).toBe('refused');
});

describe('the file name', () => {
  const createdAt = new Date(2026, 10, 24, 14, 5).getTime();
  const link = 'https://rec.example/a/1.mp3?signature=x.wav';
  const name = (given: object) => recordingFileName({ createdAt, link, ...given }, 'Recording');

  it('has the time of the call and the callee', () => {
    expect(name({ calleeName: 'Ada Whitfield' })).toBe('2026-11-24 14.05 Ada Whitfield.mp3');
  });

  it('uses a word in place of a missing name, and never a number', () => {
    expect(name({})).toBe('2026-11-24 14.05 Recording.mp3');
    expect(name({ calleeName: '///' })).toBe('2026-11-24 14.05 Recording.mp3');
  });

  it('takes the ending from the type first, and none if nothing names one', () => {
    expect(name({ type: 'audio/wav' })).toMatch(/\.wav$/);
    expect(name({ link: 'https://rec.example/1', type: 'audio/x-unknown' })).toMatch(/Recording$/);
  });

  it.each([
    ['a path', '../../etc/passwd', 'etc passwd'],
    ['what systems forbid', 'A<b>:c|d?', 'A b c d'],
    ['characters that turn the direction of text', 'gnp\u202e.exe', 'gnp exe'],
    ['a line break', 'Ada\nWhitfield', 'Ada Whitfield'],
  ])('keeps %s out of the name', (_, calleeName, safe) => {
    expect(name({ calleeName })).toBe(`2026-11-24 14.05 ${safe}.mp3`);
  });

  it('cuts a long name', () => {
    expect(name({ calleeName: 'x'.repeat(500) }).length).toBeLessThan(110);
  });
});
