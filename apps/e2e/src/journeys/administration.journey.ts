import { axeFindings } from "../axe.ts";
import { ChatPage } from "../chat.page.ts";
import { fetchedScripts } from "../fetched-scripts.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { hilo } from "../operator.ts";
import { registerPlayer } from "../player.ts";
import { Seat } from "../seat.ts";
import { StagePage } from "../stage.page.ts";

/** What signing in answers to the one who is suspended. */
const REFUSED = /This account is suspended until \d{1,2} \w+ \d{4}\.Reason: Rude words/;
/** The browser notes that calls of an ended session and a refused sign-in were refused. */
const tolerated = [/status of 40[13]/];

journey(
	"an administrator suspends a player who is playing and chatting in another browser",
	async ({ browser, baseURL }) => {
		const url = baseURL ?? "";
		const admin = await Seat.take(browser, { url, screen: "desk" });
		const player = await Seat.take(browser, { url, screen: "phone", tolerated });
		await hilo("users", "promote", admin.name);
		await admin.befriend(player);

		const stage = new StagePage(player.page, "country");
		await player.goTo(stage.game.route);
		await stage.begin();
		await stage.guessRight();
		const chat = await player.context.newPage();
		await chat.goto(`/messages/${admin.id}`);
		await new ChatPage(chat, admin.name).send("Hello!");

		await admin.goTo("/admin");
		const { page } = admin;
		await page
			.getByRole("navigation", { name: "Administration" })
			.getByRole("link", { name: "Users" })
			.click();
		await page.getByLabel("Name or email").fill(player.name);
		await page.getByRole("table", { name: "Users" }).getByRole("link", { name: player.name }).click();
		await page.getByRole("button", { name: "Suspend" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Reason").fill("Rude words");
		await dialog.getByRole("button", { name: "Suspend" }).click();
		await expect(page.getByRole("button", { name: "Lift suspension" })).toBeVisible();
		expect.soft(await axeFindings(page)).toEqual([]);

		for (const left of [player.page, chat]) {
			await expect(left).toHaveURL(/\/sign-in\?.*notice=suspended/);
			await expect(left.getByRole("heading", { name: "Your account was suspended" })).toBeVisible();
		}
		expect((await admin.context.request.get(`/api/user/profile/${player.id}`)).status()).toBe(404);
		await chat.close();
		const signIn = async () => {
			await player.page.getByLabel("Email or username").fill(player.name);
			await player.page.getByLabel("Password", { exact: true }).fill("correct horse");
			await player.page.getByRole("button", { name: "Sign In", exact: true }).click();
		};
		await signIn();
		await expect(player.page.getByRole("alert")).toHaveText(REFUSED);

		await page.getByRole("button", { name: "Lift suspension" }).click();
		await dialog.getByRole("button", { name: "Lift" }).click();
		await expect(page.getByRole("button", { name: "Suspend" })).toBeVisible();
		await signIn();
		await expect(player.page).toHaveURL(stage.game.route);
		for (const seat of [admin, player]) await seat.end();
	},
);

journey(
	"whoever is no administrator is turned away, and never fetches the area's script",
	async ({ page, context }) => {
		const own = /\/admin(-|\.(?!errors))/;
		const ofArea = async () =>
			(await fetchedScripts(page)).map(({ name }) => name).filter((name) => own.test(name));
		await page.goto("/admin");
		await expect(page).toHaveURL("/sign-in?from=%2Fadmin");
		const player = await registerPlayer(context);
		for (const path of ["/", "/profile", "/leaderboard"]) {
			await page.goto(path);
			await waitForHydration(page.getByRole("link", { name: "Hilo" }).first());
			await page.getByRole("button", { name: /^Account menu/ }).click();
			await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
			await expect(page.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
			await page.waitForLoadState("networkidle");
			expect(await ofArea(), path).toEqual([]);
		}
		for (const path of ["/admin", "/admin/users", "/admin/settings/audit"]) {
			await page.goto(path);
			await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
		}
		// What holds the pattern above to the names that the area's scripts have.
		expect(await ofArea()).not.toEqual([]);
		await hilo("users", "promote", player.username);
		await page.reload();
		await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
	},
);
