import { expect, it } from "vitest";
import { testClock } from "../../testing/test-clock.ts";
import { EncodedContent } from "../http/content-encoding.ts";
import { ProcessCaches } from "../process-caches.ts";
import { type CachedPage, PageCache } from "./page-cache.ts";
import type { PreparedAnswer, PreparedPage } from "./send-page.ts";

function pageOf(html: string, status = 200): PreparedPage {
	return { kind: "page", status, policy: null, tag: null, content: new EncodedContent(Buffer.from(html), 5) };
}
const PAGE: PreparedAnswer = pageOf("a page");

function cacheAndRendered() {
	const clock = testClock();
	const caches = new ProcessCaches(clock);
	const cache = new PageCache(caches.create<CachedPage>("pages", ({ bytes }) => bytes));
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
	return { clock, caches, get, rendered };
}

it("drops the page unused for longest of more than 500", async () => {
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

it.each([404, 503])("does not cache a page of status %i", async (status) => {
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

it("gives a page that is cleared during its rendering to its callers, and does not cache it", async () => {
	const { caches, get, rendered } = cacheAndRendered();
	const { promise, resolve } = Promise.withResolvers<PreparedAnswer>();
	const slow = get("/", () => promise);
	caches.clear();
	resolve(PAGE);
	expect(await slow).toBe(PAGE);
	await get("/");
	expect(rendered).toHaveLength(2);
});
