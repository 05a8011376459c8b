import { expect, journey } from "../journey.ts";

journey("a developer reads the documented calls and tries one", async ({ page, baseURL }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).origin));
	await page.goto("/api/docs");
	await expect(page).toHaveTitle("The API | Hilo");
	// By its text: the whole page has too many roles to look through.
	const call = page.locator(".opblock-get", { hasText: "How the classic games stand" });
	await call.getByRole("button", { name: "GET /game-status How the classic games stand" }).click();
	await call.getByRole("button", { name: "Try it out" }).click();
	await call.getByRole("button", { name: "Execute" }).click();
	const answer = call.getByRole("table").filter({ hasText: "Response headers" });
	await expect(answer).toContainText("200");
	await expect(answer).toContainText("githubGame");
	// Pictures within the style sheet have no origin.
	expect([...new Set(asked)].filter((origin) => origin !== "null")).toEqual([baseURL]);
});
