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
    // Method, sizes and name are in the directory, and once more before the file.
    const [listed, before] = [zip.subarray(at + 6, at + 30), zip.subarray(start + 4, start + 28)];
    const nameBefore = zip.toString('utf8', start + 30, start + 30 + nameLength);
    check(listed.equals(before) && name === nameBefore, `The ZIP file says two things of ${name}.`);
    const method = zip.readUInt16LE(at + 10);
    check(method === 0 || method === 8, `The ZIP file packs ${name} in an unknown way.`);
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    next = data + zip.readUInt32LE(at + 20);
    const packed = zip.subarray(data, next);
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
  for (const name of ['manifest.json', 'signature.json', 'calls.jsonl', 'checks.jsonl'])
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
  const chain = linesOf(files, 'checks.jsonl');
  checkChain(chain, manifest);
  const calls = linesOf(files, 'calls.jsonl');
  return { manifest, fingerprint, chain, calls, gaps: compareCalls(calls, chain, manifest) };
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
    check(isNext, `A check is missing or moved before number ${seq}.`);
    const isWhole = hash === sha256(`${previous} ${seq} ${bodyHash}`);
    check(
      isWhole && (body === undefined || sha256(body) === bodyHash),
      `Check ${seq} was changed.`,
    );
    before = { seq, hash };
  }
  const isEnd = ends ? before?.hash === ends.hash && chain[0].seq === ends.first : !before;
  check(isEnd, 'Checks are missing at the beginning or the end.');
}

/** A call that was allowed must be in the pack. Returns the calls of which no check is known. */
function compareCalls(calls, chain, { period }) {
  const records = chain.flatMap(({ body }) => (body === undefined ? [] : [JSON.parse(body)]));
  const ids = new Set(calls.map(({ id }) => id));
  const allowed = records.filter(({ kind, result }) => kind === 'check' && result === 'allowed');
  const inPeriod = allowed.filter(({ at }) => at >= period.from && at < period.to);
  const missing = inPeriod.filter(({ id }) => !ids.has(id));
  check(
    missing.length === 0,
    `Calls that were checked are missing: ${missing.map(({ at }) => at)}`,
  );
  const checked = new Set(allowed.map(({ id }) => id));
  return calls.filter(({ id }) => !checked.has(id)).length;
}

/** What both packs hold of the chain must be the same; a later one may only have less to say of what was deleted. */
function compareWith(earlier, pack) {
  check(earlier.fingerprint === pack.fingerprint, 'The earlier pack is signed with another key.');
  const now = new Map(pack.chain.map((row) => [row.seq, row]));
  const shared = earlier.chain.filter(({ seq }) => now.has(seq));
  for (const { seq, hash } of shared)
    check(now.get(seq).hash === hash, `Check ${seq} is not the one of the earlier pack.`);
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
  const { manifest, fingerprint, chain, calls, gaps } = pack;
  const wanted = values.key?.toLowerCase().replaceAll(/[^0-9a-f]/g, '');
  check(wanted === undefined || wanted === fingerprint, `Another key signed it: ${fingerprint}`);
  const shared = values.earlier && compareWith(readPack(values.earlier), pack);
  console.log(`period      ${manifest.period.from} to ${manifest.period.to}`);
  console.log(`exported    ${manifest.exportedAt}, Handset ${manifest.handset}`);
  console.log(`calls       ${calls.length}, of which without a check ${gaps}`);
  console.log(
    `checks      ${chain.length}, of which deleted ${chain.filter((row) => !row.body).length}`,
  );
  if (values.earlier) console.log(`also in the earlier pack: ${shared} checks, all the same`);
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
