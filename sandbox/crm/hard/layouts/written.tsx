import { frameHtml } from '@/sandbox/crm/FrameDoc';
import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Frames whose documents a script writes, as mail readers do: once at the start, and once more later. */
export function WrittenPage() {
  return (
    <HardPage slug="written" script="written" lead="Documents of frames, written by a script.">
      <div class="grid frames">
        <Written title="Written" now={noteHtml('Written: (646) 555-0105')} />
        <Written
          title="Written twice"
          now={noteHtml('First: order 4842123105')}
          later={noteHtml('Then: +44 20 7946 0105')}
        />
      </div>
    </HardPage>
  );
}

function Written({ title, now, later }: { title: string; now: string; later?: string }) {
  return (
    <figure class="card">
      <figcaption>{title}</figcaption>
      <iframe title={title} class="written" data-now={now} data-later={later} />
    </figure>
  );
}

function noteHtml(note: string): string {
  return frameHtml({ title: 'Note', children: <p>{note}</p> });
}
