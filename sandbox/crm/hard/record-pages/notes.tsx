import type { ComponentChildren } from 'preact';
import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Editable text, which is never marked, and text beside it. */
export function NotesPage() {
  return (
    <HardPage
      slug="notes"
      lead="What somebody types stays as it is; the text around it is like any other."
    >
      <div class="grid">
        <section class="card">
          <h2>Last call</h2>
          <p>Reached at (646) 555-0143, then at the branch, +44 20 7946 0143.</p>
        </section>
        <section class="card stack">
          <Editable label="Rich note" edit={true}>
            <p>
              Ring <b>(646) 555-0151</b> before noon.
            </p>
          </Editable>
          <Editable label="Plain note" edit="plaintext-only">
            Or (646) 555-0152 later.
          </Editable>
          <label class="field">
            Memo
            <textarea rows={2}>Spare: (646) 555-0153</textarea>
          </label>
          <label class="field">
            Subject
            <input value="Call (646) 555-0154 on Monday" />
          </label>
        </section>
      </div>
    </HardPage>
  );
}

type Props = { label: string; edit: true | 'plaintext-only'; children: ComponentChildren };

function Editable({ label, edit, children }: Props) {
  return (
    <div class="field">
      <span>{label}</span>
      <div
        class="editable"
        contentEditable={edit}
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
