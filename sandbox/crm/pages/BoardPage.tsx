import { BoardView } from '@/sandbox/crm/board/BoardView';
import { Page } from '@/sandbox/crm/page';

/** The single-page app, rendered on the server and hydrated by Preact in the browser. */
export function BoardPage() {
  return (
    <Page title="Pipeline" section="pipeline" script="board">
      <div id="board">
        <BoardView />
      </div>
    </Page>
  );
}
