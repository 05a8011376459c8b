import { BrowserPlayer } from "../browser-player.ts";
import { ChatPage } from "../chat.page.ts";
import { expect, journey } from "../journey.ts";
import { promote, signIn } from "../player.ts";
import { StagePage } from "../stage.ts";

const REFUSED = /This account is suspended until \d{1,2} \w+ \d{4}\.Reason: Rude words/;
/** Scripts of the administrators' pages; a refused player gets only that of the refusal. */
const OWN_SCRIPT = /\/admin(-|\.(?!errors))/;
/** The browser logs refused calls of an ended session and a refused sign-in. */
const tolerated = [/status of 40[13]/];

journey.use({ servers: 2 });

journey(
	"a player is refused, becomes an administrator, and suspends one who is playing and chatting",
	async ({ browser, baseURL, page }) => {
		const url = baseURL ?? "";
		const scripts: string[] = [];
		page.on("request", (request) => {
			if (OWN_SCRIPT.test(request.url())) scripts.push(request.url());
		});
		await page.goto("/admin");
		await expect(page).toHaveURL("/sign-in?from=%2Fadmin");
		const admin = await BrowserPlayer.create(browser, { url, screen: "desk", page });
		await journey.step("refused, without the scripts of the area", async () => {
			await admin.goTo("/");
			await page.getByRole("button", { name: /^Account menu/ }).click();
			await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
			await expect(page.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
			await page.getByRole("link", { name: "Profile" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(admin.name);
			expect(scripts).toEqual([]);
			await page.goto("/admin/settings/audit");
			await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
			await promote(admin.id);
			await page.reload();
			await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
			expect(scripts).not.toEqual([]);
		});

		const player = await BrowserPlayer.create(browser, { url, screen: "phone", tolerated });
		await admin.befriend(player);
		const stage = new StagePage(player.page, "country");
		const chat = await player.context.newPage();
		await chat.goto(`/messages/${admin.id}`);
		await new ChatPage(chat, admin.name).send("Hello!");
		// Only a tab with a live event stream shows the reason for the sign-out.
		await player.untilStreams(1);
		// Last, because its round is open from now on.
		await player.goTo(stage.game.route);
		await stage.begin();
		await stage.guessRight();

		const dialog = page.getByRole("dialog");
		const sections = page.getByRole("navigation", { name: "Administration" });
		const login = { username: player.name, password: "correct horse" };
		await journey.step("suspends a player", async () => {
			await sections.getByRole("link", { name: "Users" }).click();
			await page.getByLabel("Name or email").fill(player.name);
			await page.getByRole("table", { name: "Users" }).getByRole("link", { name: player.name }).click();
			await page.getByRole("button", { name: "Suspend" }).click();
			await dialog.getByLabel("Reason").fill("Rude words");
			await dialog.getByRole("button", { name: "Suspend" }).click();
			await expect(page.getByRole("button", { name: "Lift suspension" })).toBeVisible();
			for (const left of [player.page, chat]) {
				await expect(left).toHaveURL(/\/sign-in\?.*notice=suspended/);
				await expect(left.getByRole("heading", { name: "Your account was suspended" })).toBeVisible();
			}
			expect((await admin.context.request.get(`/api/user/profile/${player.id}`)).status()).toBe(404);
			await chat.close();
			await signIn(player.page, login);
			await expect(player.page.getByRole("alert")).toHaveText(REFUSED);
		});
		await journey.step("lifts the suspension", async () => {
			await page.getByRole("button", { name: "Lift suspension" }).click();
			await dialog.getByRole("button", { name: "Lift" }).click();
			await expect(page.getByRole("button", { name: "Suspend" })).toBeVisible();
			await signIn(player.page, login);
			await expect(player.page).toHaveURL(stage.game.route);
		});
		for (const browserPlayer of [admin, player]) await browserPlayer.end();
	},
);
