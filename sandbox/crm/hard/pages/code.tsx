import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Code, where bare digits are not numbers, and editors, whose text is the rep's own. */
export function CodePage() {
  return (
    <HardPage slug="code" lead="Logs and snippets, and editors as products build them.">
      <div class="grid">
        <section class="card">
          <h2>Log</h2>
          <pre>
            {'dialled (646) 555-0171 for 2125550171\nbridged +44 20 7946 0171 with 2125550172'}
          </pre>
          <p>
            Set <code>callerId: 2125550173</code> or <code>callerId: +49 30 23125 171</code>, then
            ring (646) 555-0172.
          </p>
          <p>
            Typed <kbd>212 555 0174</kbd>, printed <samp>212 555 0175</samp>.
          </p>
        </section>
        <Editors />
      </div>
    </HardPage>
  );
}

/** Elements with the class names of well-known code editors. */
function Editors() {
  return (
    <section class="card stack">
      <h2>Editors</h2>
      <div class="cm-editor">
        <div class="cm-line">call +1 646 555 0176</div>
      </div>
      <div class="CodeMirror">
        <div class="CodeMirror-line">call +1 646 555 0177</div>
      </div>
      <div class="monaco-editor">
        <div class="view-line">
          <span>call +1 646 555 0178</span>
        </div>
      </div>
      <div class="ace_editor">
        <div class="ace_line">call +1 646 555 0179</div>
      </div>
      <div class="editable" contentEditable={true} role="textbox" aria-label="Answer" tabIndex={0}>
        <p>
          Ring <a href="tel:+1-646-555-0180">(646) 555-0180</a> or +1 646 555 0181
        </p>
        <p contentEditable={false}>quoted: +1 646 555 0182</p>
      </div>
    </section>
  );
}
