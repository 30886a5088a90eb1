import { readFile } from '@/lib/speech/file/read-file';

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data instanceof Blob) void readFile(data).then((result) => self.postMessage(result));
});
