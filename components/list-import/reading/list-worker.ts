import { createListReader } from './list-reader';
import { answerCalls } from './reader-calls';

answerCalls(createListReader(), self);
