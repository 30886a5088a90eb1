import type { ComponentChildren } from 'preact';
import { FrameDoc, frameHtml } from '@/sandbox/crm/FrameDoc';
import { HardPage } from '@/sandbox/crm/hard/HardPage';
import { BASE_PATH } from '@/sandbox/crm/page';

/** Frames: `srcdoc`, `about:blank` filled by a script, and a nested frame. */
export function FramesPage() {
  const inner = frameHtml({ title: 'Inner', children: <p>Inner frame: +49 30 23125 146</p> });
  const outer = frameHtml({
    title: 'Outer',
    children: (
      <>
        <p>Outer frame: +44 20 7946 0146, order 4842123146</p>
        <iframe title="Inner" srcDoc={inner} />
      </>
    ),
  });
  return (
    <HardPage slug="frames" script="frames" lead="Documents without an address of their own.">
      <div class="grid frames">
        <Frame caption="srcdoc within srcdoc">
          <iframe title="Outer" srcDoc={outer} />
        </Frame>
        <Frame caption="about:blank, written by script">
          <iframe title="Blank" class="blank" data-note="Written in: (646) 555-0146" />
        </Frame>
      </div>
    </HardPage>
  );
}

/** A cross-origin frame. `other` is the same server under another host name. */
export function CrossOriginPage({ other }: { other: string }) {
  return (
    <HardPage
      slug="cross-origin"
      lead="The frame comes from another origin and has one of its own."
    >
      <div class="grid frames">
        <p class="card">On the page: (646) 555-0147</p>
        <Frame caption="Another origin">
          <iframe title="Another origin" src={`${other}${BASE_PATH}/hard/cross-origin/frame`} />
        </Frame>
      </div>
    </HardPage>
  );
}

/** The cross-origin frame, which contains a frame of the first origin. */
export function CrossOriginFrame({ other }: { other: string }) {
  return (
    <FrameDoc title="Another origin">
      <p>In the frame: +44 20 7946 0147, order 4842123147</p>
      <iframe title="Back again" src={`${other}${BASE_PATH}/hard/cross-origin/inner`} />
    </FrameDoc>
  );
}

/** The innermost frame, of the first origin. */
export function CrossOriginInner() {
  return (
    <FrameDoc title="Back again">
      <p>Frame in the frame: +49 30 23125 147</p>
    </FrameDoc>
  );
}

/** Sandboxed frames: without permissions, with scripts only, or with their origin only. */
export function SandboxedPage() {
  const closed = frameHtml({
    title: 'Nothing allowed',
    children: <p>Nothing allowed: +44 20 7946 0148, order 4842123148</p>,
  });
  const src = `${BASE_PATH}/hard/sandboxed/frame`;
  return (
    <HardPage
      slug="sandboxed"
      lead="Frames in a sandbox: most have an origin that equals no other."
    >
      <p class="card">On the page: (646) 555-0148</p>
      <div class="grid frames">
        <Frame caption="Nothing allowed">
          <iframe title="Nothing allowed" sandbox="" srcDoc={closed} />
        </Frame>
        <Frame caption="Scripts only">
          <iframe title="Scripts only" sandbox="allow-scripts" src={`${src}?line=de`} />
        </Frame>
        <Frame caption="Own origin only">
          <iframe title="Own origin only" sandbox="allow-same-origin" src={`${src}?line=fr`} />
        </Frame>
      </div>
    </HardPage>
  );
}

/** The content of the sandboxed frames with a `src`. */
export function SandboxedFrame({ line }: { line: string }) {
  return (
    <FrameDoc title="In a sandbox">
      <p>{line === 'fr' ? 'Paris: +33 1 99 00 11 48' : 'Berlin: +49 30 23125 148'}</p>
    </FrameDoc>
  );
}

function Frame({ caption, children }: { caption: string; children: ComponentChildren }) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}
