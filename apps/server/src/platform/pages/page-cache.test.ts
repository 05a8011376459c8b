import { expect, it } from "vitest";
import { testClock } from "../../testing/test-clock.ts";
import { PageCache } from "./page-cache.ts";
import type { PageAnswer } from "./render-page.ts";

const PAGE: PageAnswer = { kind: "page", status: 200, html: "a page" };

/** A cache, and what it had rendered so far. */
function cacheAndRendered() {
	const clock = testClock();
	const cache = new PageCache(clock);
	const rendered: string[] = [];
	const get = (key: string, answer: () => Promise<PageAnswer> = async () => PAGE) =>
		cache.get(key, () => {
			rendered.push(key);
			return answer();
		});
	return { clock, get, rendered };
}

it("forgets the oldest of more than 500 pages", async () => {
	const { get, rendered } = cacheAndRendered();
	for (let n = 0; n <= 500; n++) await get(`/?${n}`);
	await get("/?1");
	await get("/?500");
	expect(rendered).toHaveLength(501);
	await get("/?0");
	expect(rendered).toHaveLength(502);
});

it("serves no page for longer after the clock was set back", async () => {
	const { clock, get, rendered } = cacheAndRendered();
	await get("/");
	clock.set(clock.now() - 3_600_000);
	await get("/");
	expect(rendered).toHaveLength(1);
	clock.advance(5000);
	await get("/");
	expect(rendered).toHaveLength(2);
});

it("keeps no page that failed, and a redirect as any other", async () => {
	const { get, rendered } = cacheAndRendered();
	const failing = () => get("/", () => Promise.reject(new Error("no")));
	await expect(Promise.all([failing(), failing()])).rejects.toThrow("no");
	expect(rendered).toHaveLength(1);
	await get("/", async () => ({ kind: "redirect", location: "/sign-in" }));
	expect(await get("/")).toEqual({ kind: "redirect", location: "/sign-in" });
	expect(rendered).toHaveLength(2);
});

it.each([404, 429, 500, 503])("keeps no page of status %i", async (status) => {
	const { get, rendered } = cacheAndRendered();
	await get("/user/nobody", async () => ({ ...PAGE, status }));
	await get("/user/nobody");
	expect(rendered).toHaveLength(2);
});

it("keeps a newer page though an older rendering fails after it", async () => {
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
