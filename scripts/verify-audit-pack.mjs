#!/usr/bin/env node
// Verifies an audit pack of Handset without a network and without packages. Node 20 or newer.
//
//   node verify-audit-pack.mjs PACK.zip [--key FINGERPRINT] [--earlier PACK.zip]
//
// --key: the fingerprint of the browser's signing key, as Handset shows it under Options. Without it, anybody may
// have signed the pack. --earlier: a pack that you received before: what it holds must not have changed since.
// Prints what it found. Exit code: 0 valid, 1 not valid, 2 not enough was given to decide.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inflateRawSync } from 'node:zlib';

/** What is wrong with a pack. */
class Fault extends Error {}

const sha256 = (data) => createHash('sha256').update(data).digest('hex');

function check(isRight, words) {
  if (!isRight) throw new Fault(words);
}

/** Returns whether sizes and checksum follow a file, because they were not known before it. */
function hasDescriptor(zip, at) {
  return (zip.readUInt16LE(at + 8) & 8) !== 0;
}

/** Method, sizes and checksum are in the directory (`at`), and once more before or after the file. */
function areFieldsSame(zip, { at, start, next }) {
  const [listed, before] = [zip.subarray(at + 6, at + 30), zip.subarray(start + 4, start + 28)];
  if (!hasDescriptor(zip, at)) return listed.equals(before);
  const after = zip.subarray(next, next + 16);
  return (
    listed.subarray(0, 10).equals(before.subarray(0, 10)) &&
    before.subarray(10, 22).every((byte) => byte === 0) &&
    listed.subarray(22).equals(before.subarray(22)) &&
    after.subarray(0, 4).equals(Buffer.from('PK\x07\x08')) &&
    after.subarray(4).equals(listed.subarray(10, 22))
  );
}

/** Reads the files of a ZIP: name → bytes. What two readers could read differently is refused. */
function filesOf(zip) {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  check(end >= 0 && end + 22 === zip.length, 'The file is no complete ZIP file.');
  const files = new Map();
  let [at, next] = [zip.readUInt32LE(end + 16), 0];
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    check(zip.readUInt32LE(at) === 0x02014b50, 'The directory of the ZIP file is damaged.');
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = zip.readUInt32LE(at + 42);
    check(start === next && !files.has(name), `The ZIP file hides something before ${name}.`);
    const nameBefore = zip.toString('utf8', start + 30, start + 30 + nameLength);
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    next = data + zip.readUInt32LE(at + 20);
    const isSame = name === nameBefore && areFieldsSame(zip, { at, start, next });
    check(isSame, `The ZIP file says two things of ${name}.`);
    const method = zip.readUInt16LE(at + 10);
    check(method === 0 || method === 8, `The ZIP file packs ${name} in an unknown way.`);
    const packed = zip.subarray(data, next);
    next += hasDescriptor(zip, at) ? 16 : 0;
    const bytes = method === 0 ? packed : inflateRawSync(packed);
    check(bytes.length === zip.readUInt32LE(at + 24), `The ZIP file gives ${name} a wrong size.`);
    files.set(name, bytes);
    at += 46 + nameLength + extra + comment;
  }
  check(
    next === zip.readUInt32LE(end + 16) && at === end,
    'The ZIP file holds more than its list.',
  );
  return files;
}

/** The lines of a file as objects. */
function linesOf(files, name) {
  const text = files.get(name)?.toString('utf8') ?? '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Checks signature, hashes, chain and calls. Returns what the pack holds. */
function readPack(path) {
  const files = filesOf(readFileSync(path));
  for (const name of ['manifest.json', 'signature.json', 'calls.jsonl', 'chain.jsonl'])
    check(files.has(name), `${name} is missing.`);
  const manifest = JSON.parse(files.get('manifest.json').toString('utf8'));
  const { signature, publicKey } = JSON.parse(files.get('signature.json').toString('utf8'));
  const key = createPublicKey(publicKey);
  const fingerprint = sha256(key.export({ type: 'spki', format: 'der' }));
  const isSigned = verify(
    'sha256',
    files.get('manifest.json'),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64'),
  );
  check(isSigned, 'The signature does not fit manifest.json.');
  check(
    manifest.format === 'handset-audit-pack' && manifest.version === 1,
    'This is another format.',
  );
  checkFiles(files, manifest);
  const chain = linesOf(files, 'chain.jsonl');
  checkChain(chain, manifest);
  const calls = linesOf(files, 'calls.jsonl');
  return { manifest, fingerprint, chain, calls, ...compareCalls(calls, chain, manifest) };
}

function checkFiles(files, manifest) {
  const listed = new Set(['manifest.json', 'signature.json']);
  for (const { name, bytes, sha256: hash } of manifest.files) {
    const file = files.get(name);
    check(file, `${name} is missing.`);
    check(file.length === bytes && sha256(file) === hash, `${name} was changed.`);
    listed.add(name);
  }
  for (const name of files.keys()) check(listed.has(name), `${name} was added.`);
}

/** Each record names the hash of the one before, and none is missing between the first and the last. */
function checkChain(chain, { chain: ends }) {
  let before;
  for (const { seq, previous, bodyHash, hash, body } of chain) {
    const isNext = !before || (seq === before.seq + 1 && previous === before.hash);
    check(isNext, `A record is missing, added or moved before number ${seq}.`);
    const isWhole = hash === sha256(`${previous} ${seq} ${bodyHash}`);
    check(
      isWhole && (body === undefined || sha256(body) === bodyHash),
      `Record ${seq} was changed.`,
    );
    before = { seq, hash };
  }
  const isEnd = ends ? before?.hash === ends.hash && chain[0].seq === ends.first : !before;
  check(isEnd, 'Records are missing or added at the beginning or the end.');
}

/** What the chain says of calls: the number of each call's check, and its last outcome and wrap-up. */
function recordsOf(chain) {
  const known = { check: new Map(), outcome: new Map(), 'wrap-up': new Map() };
  const starts = new Set();
  for (const { seq, body } of chain) {
    const record = body === undefined ? {} : JSON.parse(body);
    if (record.kind === 'start') starts.add(seq);
    const isOfCall = record.kind in known && record.result !== 'refused';
    if (isOfCall) known[record.kind].set(record.id, { ...record, seq });
  }
  return { known, starts };
}

/** A call that was allowed must be in the pack, as the chain has it. Returns what the chain can't tell. */
function compareCalls(calls, chain, { period, chain: ends }) {
  const { known, starts } = recordsOf(chain);
  const ids = new Set(calls.map(({ id }) => id));
  check(ids.size === calls.length, 'A call is in calls.jsonl twice.');
  const isMoved = calls.some(({ at }, index) => index > 0 && at < calls[index - 1].at);
  check(!isMoved, 'Calls were moved.');
  const isMissing = ({ id, at, content = { at } }) =>
    content.at >= period.from && content.at < period.to && !ids.has(id);
  const missing = [...known.check.values(), ...known.outcome.values()].filter(isMissing);
  check(missing.length === 0, `Calls of the chain are missing: ${missing.map(({ at }) => at)}`);
  const from = ends?.outcomesFrom ?? 0;
  const isStart = !ends || from < ends.first || from > ends.last || starts.has(from);
  check(isStart, `Outcomes do not begin at record ${from}.`);
  const before = calls.map((call) => compareCall(call, known, from));
  return {
    gaps: calls.filter(({ id }) => !known.check.has(id)).length,
    before: before.filter((kinds) => kinds.length > 0).length,
  };
}

/** Returns what of a call was recorded before the chain had it. */
function compareCall(call, known, from) {
  const { wrapUp, dispositionText: _, recordedBeforeChain = [], ...outcome } = call;
  const checked = known.check.get(call.id)?.seq ?? 0;
  const isInFlight = ['counting', 'requested'].includes(call.state);
  const contents = { outcome: isInFlight ? undefined : outcome, 'wrap-up': wrapUp };
  const before = [];
  for (const [kind, content] of Object.entries(contents)) {
    const record = known[kind].get(call.id);
    const isSame = JSON.stringify(record?.content) === JSON.stringify(content);
    if (isSame) continue;
    check(!record, `The ${kind} of call ${call.id} is not the one of record ${record?.seq}.`);
    const isOlder = checked < from && recordedBeforeChain.includes(kind);
    check(isOlder, `The ${kind} of call ${call.id} is not in the chain.`);
    before.push(kind);
  }
  const isSaid = before.join() === recordedBeforeChain.join();
  check(isSaid, `What is said of the chain about call ${call.id} was changed.`);
  return before;
}

/** What both packs hold of the chain must be the same; a later one may only have less to say of what was deleted. */
function compareWith(earlier, pack) {
  check(earlier.fingerprint === pack.fingerprint, 'The earlier pack is signed with another key.');
  const now = new Map(pack.chain.map((row) => [row.seq, row]));
  const shared = earlier.chain.filter(({ seq }) => now.has(seq));
  for (const { seq, hash } of shared)
    check(now.get(seq).hash === hash, `Record ${seq} is not the one of the earlier pack.`);
  return shared.length;
}

function main() {
  const options = { key: { type: 'string' }, earlier: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [path] = positionals;
  if (path === undefined) {
    console.log('node verify-audit-pack.mjs PACK.zip [--key FINGERPRINT] [--earlier PACK.zip]');
    return 2;
  }
  const pack = readPack(path);
  const { manifest, fingerprint, chain, calls, gaps, before } = pack;
  const wanted = values.key?.toLowerCase().replaceAll(/[^0-9a-f]/g, '');
  check(wanted === undefined || wanted === fingerprint, `Another key signed it: ${fingerprint}`);
  const shared = values.earlier && compareWith(readPack(values.earlier), pack);
  console.log(`period      ${manifest.period.from} to ${manifest.period.to}`);
  console.log(`exported    ${manifest.exportedAt}, Handset ${manifest.handset}`);
  console.log(`calls       ${calls.length}, of which without a check ${gaps}`);
  if (before > 0)
    console.log(`            of which not changed since before the chain had outcomes ${before}`);
  console.log(
    `records     ${chain.length}, of which deleted or of other calls ${chain.filter((row) => !row.body).length}`,
  );
  if (values.earlier) console.log(`also in the earlier pack: ${shared} records, all the same`);
  console.log(`key         ${fingerprint}`);
  console.log(wanted ? 'VALID' : 'NOT DECIDED: whole, but give --key to check who signed it');
  return wanted ? 0 : 2;
}

try {
  process.exitCode = main();
} catch (error) {
  console.log(`NOT VALID: ${error.message}`);
  process.exitCode = 1;
}
