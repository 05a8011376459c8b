import { expect, journey } from "../journey.ts";

journey("a developer reads the documented calls and tries one", async ({ page, baseURL }) => {
	const requestedOrigins: string[] = [];
	page.on("request", (request) => requestedOrigins.push(new URL(request.url()).origin));
	await page.goto("/api/docs");
	await expect(page).toHaveTitle("The API | Hilo");
	// Found by text, because a search by role over this large page is slow.
	const call = page.locator(".opblock-get", { hasText: "The state of the classic games" });
	await call.getByRole("button", { name: "GET /game-status The state of the classic games" }).click();
	await call.getByRole("button", { name: "Try it out" }).click();
	await call.getByRole("button", { name: "Execute" }).click();
	const answer = call.getByRole("table").filter({ hasText: "Response headers" });
	await expect(answer).toContainText("200");
	await expect(answer).toContainText("githubGame");
	// Pictures inside the stylesheet have no origin.
	expect([...new Set(requestedOrigins)].filter((origin) => origin !== "null")).toEqual([baseURL]);
});
