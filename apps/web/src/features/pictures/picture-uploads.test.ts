import { expect, test } from "vitest";
import { UploadError } from "../../platform/picture-upload.ts";
import { itemNameOf } from "./choose-pictures.tsx";
import { PictureUploads } from "./picture-uploads.ts";

/** Uploads that the test finishes by hand. */
function start(...names: string[]) {
	const uploaded: [string, string][] = [];
	const sent: {
		name: string;
		done: (url: string) => void;
		fail: (error: Error) => void;
		signal: AbortSignal;
	}[] = [];
	const uploads = new PictureUploads(
		(target, url) => uploaded.push([target, url]),
		(file, onProgress, signal) => {
			const { promise, resolve, reject } = Promise.withResolvers<string>();
			onProgress(0.5);
			signal.addEventListener("abort", () => reject(signal.reason));
			sent.push({ name: file.name, done: resolve, fail: reject, signal });
			return promise;
		},
	);
	const add = (name: string) => uploads.add(`item ${name}`, new File([], name));
	for (const name of names) add(name);
	const states = () => uploads.list().map(({ fileName, share, problem }) => [fileName, problem ?? share]);
	return { uploads, uploaded, sent, add, states };
}

test("sends two uploads at a time, and assigns each to its item", async () => {
	const { uploaded, sent, states } = start("a", "b", "c");
	expect(states()).toEqual([
		["a", 0.5],
		["b", 0.5],
		["c", null],
	]);
	sent[1]?.done("/b.webp");
	await expect.poll(states).toEqual([
		["a", 0.5],
		["c", 0.5],
	]);
	expect(uploaded).toEqual([["item b", "/b.webp"]]);
	expect(sent.map(({ name }) => name)).toEqual(["a", "b", "c"]);
});

test("keeps a failed upload until it is retried or dismissed, and continues with the others", async () => {
	const { uploads, uploaded, sent, states } = start("a", "b", "c");
	sent[0]?.fail(new UploadError("No connection", true));
	sent[1]?.fail(new UploadError("Not a picture", false));
	await expect.poll(states).toEqual([
		["a", "No connection"],
		["b", "Not a picture"],
		["c", 0.5],
	]);
	uploads.retryAll();
	expect(states()).toEqual([
		["a", 0.5],
		["b", "Not a picture"],
		["c", 0.5],
	]);
	const [, refused] = uploads.list();
	uploads.cancel(refused?.id ?? 0);
	sent[2]?.done("/c.webp");
	sent[3]?.done("/a.webp");
	await expect.poll(states).toEqual([]);
	expect(uploaded).toEqual([
		["item c", "/c.webp"],
		["item a", "/a.webp"],
	]);
});

test("aborts an upload that is cancelled or replaced", async () => {
	const { uploads, uploaded, sent, add, states } = start("a", "b");
	const [first] = uploads.list();
	uploads.cancel(first?.id ?? 0);
	add("b");
	expect(sent.slice(0, 2).map(({ signal }) => signal.aborted)).toEqual([true, true]);
	await expect.poll(states).toEqual([["b", 0.5]]);
	sent[0]?.done("/late.webp");
	sent[2]?.done("/b.webp");
	await expect.poll(() => uploaded).toEqual([["item b", "/b.webp"]]);
	expect(states()).toEqual([]);
});

test.each([
	["mount-everest_2.JPG", "Mount everest 2"],
	["Gerlachovský štít.png", "Gerlachovský štít"],
	["IMG_20260411 (2).jpg", ""],
])("an item with the picture %j is called %j", (name, expected) =>
	expect(itemNameOf({ name })).toBe(expected),
);
