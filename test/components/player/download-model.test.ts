import { expect, it, vi } from 'vitest';
import { createDownload, type DownloadDeps } from '@/components/player/download-model';

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
