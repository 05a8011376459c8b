import { expect, it } from "vitest";
import { testClock } from "../../testing/test-clock.ts";
import { PageCache } from "./page-cache.ts";
import { type PreparedAnswer, PreparedPage } from "./prepared-page.ts";

const pageOf = (html: string, status = 200) =>
	new PreparedPage({ html, status, policy: null, tag: null, quality: 5 });
const PAGE: PreparedAnswer = pageOf("a page");

function cacheAndRendered(maxBytes?: number) {
	const clock = testClock();
	const cache = new PageCache(clock, maxBytes);
	const rendered: string[] = [];
	const get = (key: string, answer: () => Promise<PreparedAnswer> = async () => PAGE) =>
		cache.get(
			key,
			() => true,
			() => {
				rendered.push(key);
				return answer();
			},
		);
	return { clock, get, rendered };
}

it("drops the oldest of more than 500 pages", async () => {
	const { get, rendered } = cacheAndRendered();
	for (let n = 0; n <= 500; n++) await get(`/?${n}`);
	await get("/?1");
	await get("/?500");
	expect(rendered).toHaveLength(501);
	await get("/?0");
	expect(rendered).toHaveLength(502);
});

it("serves no page longer after the clock was set back", async () => {
	const { clock, get, rendered } = cacheAndRendered();
	await get("/");
	clock.set(clock.now() - 3_600_000);
	await get("/");
	expect(rendered).toHaveLength(1);
	clock.advance(5000);
	await get("/");
	expect(rendered).toHaveLength(2);
});

it("does not cache failures, and caches redirects", async () => {
	const { get, rendered } = cacheAndRendered();
	const failing = () => get("/", () => Promise.reject(new Error("no")));
	await expect(Promise.all([failing(), failing()])).rejects.toThrow("no");
	expect(rendered).toHaveLength(1);
	await get("/", async () => ({ kind: "redirect", location: "/sign-in" }));
	expect(await get("/")).toEqual({ kind: "redirect", location: "/sign-in" });
	expect(rendered).toHaveLength(2);
});

it.each([404, 429, 500, 503])("does not cache a page of status %i", async (status) => {
	const { get, rendered } = cacheAndRendered();
	await get("/user/nobody", async () => pageOf("sorry", status));
	await get("/user/nobody");
	expect(rendered).toHaveLength(2);
});

it("keeps a newer page when an older rendering fails after it", async () => {
	const { clock, get, rendered } = cacheAndRendered();
	let fail = () => {};
	const slow = get(
		"/",
		() =>
			new Promise((_, reject) => {
				fail = () => reject(new Error("late"));
			}),
	);
	clock.advance(5000);
	await get("/");
	fail();
	await expect(slow).rejects.toThrow("late");
	await get("/");
	expect(rendered).toHaveLength(2);
});

it("drops the oldest page when all together take too much memory", async () => {
	const page = () => Promise.resolve(pageOf("0123456789"));
	const { get, rendered } = cacheAndRendered(3 * pageOf("0123456789").bytes);
	for (const path of ["/1", "/2", "/3", "/1"]) await get(path, page);
	expect(rendered).toEqual(["/1", "/2", "/3"]);
	await get("/4", page);
	for (const path of ["/2", "/3", "/4", "/1"]) await get(path, page);
	expect(rendered).toEqual(["/1", "/2", "/3", "/4", "/1"]);
});

it("no longer counts the memory of dropped pages", async () => {
	const page = () => Promise.resolve(pageOf("0123456789"));
	const { clock, get, rendered } = cacheAndRendered(2 * pageOf("0123456789").bytes);
	for (let n = 0; n < 5; n++) {
		await get("/1", page);
		await get("/2", page);
		clock.advance(5000);
	}
	await get("/1", page);
	await get("/2", page);
	await get("/1", page);
	expect(rendered).toHaveLength(12);
});
