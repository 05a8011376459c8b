import type { Browser, BrowserContext, Page } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { ChatPage } from "../chat.page.ts";
import { EditorPage, PEAKS } from "../custom-games.ts";
import { expect, journey } from "../journey.ts";
import { newPlayer, registerAdministrator, signUp } from "../player.ts";
import { RoundRobin } from "../round-robin.ts";
import { SiteServer } from "../site-server.ts";
import { StagePage } from "../stage.ts";

const BASE_PATH = "/hilo";
/** The browser logs refused calls of an ended session. */
const tolerated = [/status of 401/];

journey(
	"a site below a path keeps to it: account, games, deck, pictures, chat, cookies",
	async ({ browser }) => {
		const proxy = await RoundRobin.start(BASE_PATH);
		const server = await SiteServer.start({ publicUrl: proxy.url });
		proxy.backends = [server.url];
		const site = `${proxy.url}/`;
		try {
			await journey.step("the setup link", () => setUp(browser, server, site));
			const ann = await BrowserPlayer.create(browser, { url: site, screen: "desk", signUp: join, tolerated });
			const bob = await BrowserPlayer.create(browser, { url: site, screen: "phone" });
			const left = [ann, bob].map(({ context }) => collectOutside(context, site));
			await journey.step("a run, from the home page", () => playRun(ann.page));
			await journey.step("the daily deck", () => playDeck(ann.page));
			await journey.step("a custom game with pictures", () => createGame(ann, site));
			await journey.step("a message that arrives live", () => chat(ann, bob));
			await journey.step("cookies, signing out", () => signOut(ann, proxy));
			await journey.step("addresses for machines", () => checkFiles(ann.context, proxy));
			for (const player of [ann, bob]) await player.end();
			expect(left.flat()).toEqual([]);
		} finally {
			proxy.stop();
			await server.stop();
		}
	},
);

async function setUp(browser: Browser, server: SiteServer, site: string): Promise<void> {
	const link = await server.setupLink();
	expect(link).toMatch(new RegExp(`^${site}join\\?key=`));
	const context = await browser.newContext({ baseURL: site });
	await registerAdministrator(context, server);
	await context.close();
}

/** Returns a list that grows with each address that a page requests beside the site. */
function collectOutside(context: BrowserContext, site: string): string[] {
	const outside: string[] = [];
	context.on("request", (request) => {
		if (/^https?:/.test(request.url()) && !request.url().startsWith(site)) outside.push(request.url());
	});
	return outside;
}

async function join(page: Page): Promise<void> {
	const player = newPlayer();
	await page.goto("daily");
	await page.getByRole("navigation").getByRole("link", { name: "Sign In", exact: true }).click();
	await page.getByRole("link", { name: "Sign up" }).first().click();
	await signUp(page, player);
	await page.waitForURL(`**${BASE_PATH}/daily`);
	await page.getByRole("button", { name: `Account menu of ${player.username}` }).waitFor();
}

async function playRun(page: Page): Promise<void> {
	const stage = new StagePage(page, "country");
	await page.getByRole("link", { name: "Hilo" }).first().click();
	await page.waitForURL(`**${BASE_PATH}/`);
	await page.locator("[data-game=country]").getByRole("link").first().click();
	await page.waitForURL(`**${BASE_PATH}/country-game`);
	await stage.begin();
	await expectPictures(page);
	await stage.guessRight();
	await stage.guessWrong();
	await stage.gameOver.getByRole("link", { name: /^Back (?:to )?Home$/ }).click();
}

async function expectPictures(page: Page): Promise<void> {
	await expect(page.locator("img").first()).toBeVisible();
	const broken = () =>
		page
			.locator("img")
			.evaluateAll((pictures: HTMLImageElement[]) =>
				pictures.filter((img) => img.complete && img.naturalWidth === 0).map(({ src }) => src),
			);
	await expect.poll(broken).toEqual([]);
}

async function playDeck(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Daily", exact: false }).first().click();
	await page.waitForURL(`**${BASE_PATH}/daily`);
	await page.getByRole("button", { name: "Play", exact: true }).click();
	const asked = page.locator(".stage[data-phase=asking]");
	await asked.waitFor();
	await page.reload();
	await asked.waitFor();
}

async function createGame(player: BrowserPlayer, site: string): Promise<void> {
	const { page } = player;
	const editor = new EditorPage(page);
	await editor.openNew();
	await editor.field("Name").fill("Peaks");
	await editor.field("What is compared").fill("Height in metres");
	await editor.field("Description").fill("Which of these peaks is higher?");
	await editor.cell("Name", 1).focus();
	await editor.paste([...PEAKS].map(([peak, height]) => `${peak}\t${height}`).join("\n"));
	await editor.dropPictures(["Mount Everest.png"]);
	await page.getByRole("button", { name: "Use Hilo's art for all 9" }).click();
	await editor.save.click();
	await page.waitForURL(`**${BASE_PATH}/edit-custom-game/*`);
	const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	const { shareableLink, items } = await (await page.request.get(`api/custom-games/${id}`)).json();
	expect(shareableLink).toMatch(new RegExp(`^${BASE_PATH}/custom-game/${id}`));
	const [uploaded, ...drawn] = items.map(({ imageUrl }: { imageUrl: string }) => imageUrl);
	expect(uploaded).toMatch(/^\/hilo\/pictures\/[\w-]+\.webp$/);
	for (const imageUrl of drawn) expect(imageUrl).toMatch(/^\/hilo\/drawn\/item\//);
	await page.goto(new URL(shareableLink, site).href);
	await expectPictures(page);
}

async function chat(ann: BrowserPlayer, bob: BrowserPlayer): Promise<void> {
	await ann.befriend(bob);
	await ann.goTo(`messages/${bob.id}`);
	const { loads } = ann;
	await new ChatPage(ann.page, bob.name).send("Hello!");
	await bob.sendMessage(
		ann,
		`Beat this: ${new URL("country-game", ann.page.url().replace(/messages.*/, ""))}`,
	);
	const card = new ChatPage(ann.page, bob.name).history.getByRole("link", { name: /Countries|Country/ });
	await expect(card).toHaveAttribute("href", `${BASE_PATH}/country-game`);
	expect(ann.loads).toBe(loads);
}

async function signOut({ page, context, name }: BrowserPlayer, proxy: RoundRobin): Promise<void> {
	await page.getByRole("button", { name: `Account menu of ${name}` }).click();
	await page.getByRole("button", { name: "Switch theme" }).click();
	const cookies = await context.cookies(proxy.url);
	expect(cookies.map((cookie) => cookie.name)).toEqual(expect.arrayContaining(["hilo_session", "theme"]));
	expect(await context.cookies(`${proxy.origin}/`)).toEqual([]);
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(
		page.getByRole("navigation").getByRole("link", { name: "Sign In", exact: true }),
	).toBeVisible();
	expect((await context.request.get("api/user/me")).status()).toBe(401);
}

async function checkFiles({ request }: BrowserContext, proxy: RoundRobin): Promise<void> {
	const text = async (path: string) => (await request.get(path)).text();
	expect(JSON.parse(await text("site.webmanifest"))).toMatchObject({
		start_url: "/hilo/",
		scope: "/hilo/",
		icons: expect.arrayContaining([expect.objectContaining({ src: "/hilo/icon-192.png" })]),
	});
	expect(await text("robots.txt")).toContain(`Sitemap: ${proxy.url}/sitemap.xml`);
	expect(await text("sitemap.xml")).toContain(`<loc>${proxy.url}/sitemaps/pages-1.xml</loc>`);
	expect(JSON.parse(await text("api/openapi.json")).servers).toEqual([{ url: "/hilo/api" }]);
	expect(await text("api/docs")).toContain('src="/hilo/api/docs/start.js"');
	expect(await text("health")).toContain('"status":"ok"');
	expect(await text(`${proxy.origin}/`)).toContain("Another page");
}
