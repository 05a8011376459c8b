import { expect, journey } from "../journey.ts";
import { registerPlayer } from "../player.ts";

journey.use({ servers: 2 });

journey(
	"a developer reads the documented calls and tries one, makes a token, uses it in a tool, and ends it",
	async ({ page, context, baseURL, toasts }) => {
		await journey.step("the documentation, without requests to other sites", async () => {
			const origins = new Set<string>();
			page.on("request", (request) => origins.add(new URL(request.url()).origin));
			await page.goto("/api/docs");
			// Found by text, because a search by role over this large page is slow.
			const call = page.locator(".opblock-get", { hasText: "The state of the classic games" });
			await call.getByRole("button", { name: "GET /game-status The state of the classic games" }).click();
			await call.getByRole("button", { name: "Try it out" }).click();
			await call.getByRole("button", { name: "Execute" }).click();
			const answer = call.getByRole("table").filter({ hasText: "Response headers" });
			await expect(answer).toContainText("200");
			await expect(answer).toContainText("githubGame");
			// Pictures inside the stylesheet have no origin.
			expect([...origins].filter((origin) => origin !== "null")).toEqual([baseURL]);
		});

		const player = await registerPlayer(context);
		const dialog = page.getByRole("dialog");
		const openTokens = async () => {
			await page.goto("/profile?tab=settings");
			await page.getByRole("heading", { name: "API tokens" }).click();
		};
		await openTokens();
		await page.getByRole("button", { name: "New token" }).click();
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
		await openTokens();
		await expect(page.getByText(/last used just now from the site's own machine$/)).toBeVisible();

		await page.getByRole("button", { name: "End Discord bot" }).click();
		await dialog.getByRole("button", { name: "End", exact: true }).click();
		await toasts.expectShown("Token ended");
		await expect(page.getByText("No tokens yet")).toBeVisible();
		expect((await call("/user/me")).status).toBe(401);
	},
);
