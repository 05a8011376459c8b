import { expect, journey } from "../journey.ts";
import { registerPlayer } from "../player.ts";

journey.use({ servers: 2 });

journey(
	"a player makes a token, a tool uses it, and it is ended",
	async ({ page, context, baseURL, toasts }) => {
		const player = await registerPlayer(context);
		await page.goto("/profile?tab=settings");
		await page.getByRole("heading", { name: "API tokens" }).click();
		await page.getByRole("button", { name: "New token" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Name").fill("Discord bot");
		await dialog.getByLabel("Your password").fill(player.password);
		await dialog.getByRole("button", { name: "Make token" }).click();
		const token = await dialog.getByLabel("Your token").inputValue();
		await dialog.getByRole("button", { name: "Done" }).click();
		await expect(page.getByText(/never used$/)).toBeVisible();

		const headers = { Authorization: `Bearer ${token}` };
		const call = (path: string, method = "GET") => fetch(`${baseURL}/api${path}`, { method, headers });
		const answer = await call("/user/me");
		expect(answer.status).toBe(200);
		expect(answer.headers.getSetCookie()).toEqual([]);
		expect(await answer.json()).toMatchObject({ user: { username: player.username } });
		expect((await call("/user/check-badges", "POST")).status).toBe(403);
		await page.reload();
		await page.getByRole("heading", { name: "API tokens" }).click();
		await expect(page.getByText(/last used just now from the site's own machine$/)).toBeVisible();

		await page.getByRole("button", { name: "End Discord bot" }).click();
		await dialog.getByRole("button", { name: "End", exact: true }).click();
		await toasts.expectShown("Token ended");
		await expect(page.getByText("No tokens yet")).toBeVisible();
		expect((await call("/user/me")).status).toBe(401);
	},
);
