import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { browserLinks } from "../../platform/api/links.ts";
import { createApi } from "../../platform/api/trpc.ts";
import { answer, refuse } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { trackPages } from "./track-pages.ts";

const sent: { request: Request; page: { path: string } }[] = [];
let stop = () => {};

beforeEach(() => {
	sent.length = 0;
	network.use(
		http.post("/api/analytics/track", async ({ request }) => {
			sent.push({ request, page: (await request.json()) as { path: string } });
			return HttpResponse.json({});
		}),
	);
});
afterEach(() => stop());

async function track(opened = "/credits") {
	const { router, queryClient } = await renderApp("/credits");
	const api = createApi(
		queryClient,
		browserLinks(() => {}),
	);
	stop = trackPages(router, api, opened);
	return router;
}

const paths = () => sent.map(({ page }) => page.path);

test("reports every page one time, with the device and without the visitor's identity", async () => {
	network.use(answer("analytics", "settings", { analyticsEnabled: true }));
	const router = await track();
	await expect.poll(paths).toEqual(["/credits"]);
	const [first] = sent;
	expect(first?.request.keepalive).toBe(true);
	expect(Object.fromEntries(first?.request.headers ?? [])).toMatchObject({
		"content-type": "application/json",
		"x-device-type": "desktop",
		"x-browser-info": expect.stringMatching(/^\w+ ?\d*$/),
		"x-screen-size": expect.stringMatching(/^\d+x\d+$/),
	});
	expect({ isFirst: true, ...first?.page }).toEqual({
		isFirst: true,
		deviceType: "desktop",
		browserInfo: expect.stringMatching(/^\w+ ?\d*$/),
		screenSize: expect.stringMatching(/^\d+x\d+$/),
		path: "/credits",
	});
	await router.navigate({ to: "/leaderboard" });
	await router.navigate({ to: "/leaderboard", search: { period: "week" } });
	await router.navigate({ to: "/credits" });
	await expect.poll(paths).toEqual(["/credits", "/leaderboard", "/credits"]);
});

test("reports a page that was left before this code was loaded", async () => {
	network.use(answer("analytics", "settings", { analyticsEnabled: true }));
	await track("/");
	await expect.poll(paths).toEqual(["/", "/credits"]);
});

test("reports nothing while tracking is switched off, and reads the setting one time", async () => {
	let asked = 0;
	const settings = http.all("/api/trpc/analytics.settings", () => {
		asked++;
		return HttpResponse.json({ result: { data: { analyticsEnabled: false } } });
	});
	network.use(settings);
	const router = await track();
	await router.navigate({ to: "/leaderboard" });
	await expect.poll(() => asked).toBe(1);
	await router.navigate({ to: "/credits" });
	expect([asked, sent]).toEqual([1, []]);
});

test("reports nothing if the settings fail to load", async () => {
	network.use(refuse("analytics", "settings", "site/maintenance"));
	const router = await track();
	await router.navigate({ to: "/leaderboard" });
	expect(sent).toEqual([]);
});

test.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
	"reports and requests nothing if the browser has %o",
	async (asks) => {
		for (const [name, value] of Object.entries(asks))
			Object.defineProperty(navigator, name, { value, configurable: true });
		const router = await track();
		await router.navigate({ to: "/leaderboard" });
		expect(sent).toEqual([]);
		for (const name of Object.keys(asks)) Reflect.deleteProperty(navigator, name);
	},
);
