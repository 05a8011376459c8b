import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, breakOff, refuse } from "../../../testing/answers.ts";
import { expectAccessible } from "../../../testing/axe.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { uploadAvatar } from "./upload-avatar.ts";

const signedIn = answer("accounts", "me", { user: player() });
const username = page.getByRole("textbox", { name: "Username" });
const saveName = page.getByRole("button", { name: "Save username" });
const file = page.getByLabelText("Avatar file");

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const picture = (parts: BlobPart[] = [PNG], name = "me.png") => new File(parts, name, { type: "image/png" });
const onUpload = (answer: Parameters<typeof http.post>[1]) => http.post("/api/user/avatar", answer);

async function open(...answers: Parameters<typeof renderApp>[1] & object) {
	await renderApp("/profile?tab=settings", [...answers, signedIn]);
}

test("checks a new username with the documented messages", async () => {
	await open(refuse("accounts", "updateProfile", "accounts/username-taken"));
	await expect.element(saveName).toBeDisabled();
	for (const [typed, message] of [
		["  ", "Username cannot be empty"],
		["ab", "Username must be between 3 and 20 characters"],
		["a b c", "Username may contain only letters, digits, _, - and ."],
		["taken", "Username is already taken"],
	] as const) {
		await userEvent.fill(username, typed);
		await saveName.click();
		await expect.element(username).toHaveAccessibleDescription(message);
	}
	await expectAccessible();
});

test("falls back to the documented text when a new username gets no answer", async () => {
	await open(breakOff("accounts", "updateProfile"));
	await userEvent.fill(username, "countess");
	await saveName.click();
	await expect.element(page.getByText("Failed to update username")).toBeVisible();
});

test("shows a new username everywhere at once", async () => {
	await open(answer("accounts", "updateProfile", { user: { ...player(), username: "countess" } }));
	await userEvent.fill(username, "countess");
	await saveName.click();
	await expect.element(page.getByRole("heading", { name: "countess" })).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Account menu of countess" })).toBeVisible();
});

test("refuses a file that is too large, or no picture by its content, before sending it", async () => {
	await open();
	await userEvent.upload(file, picture([PNG, new Uint8Array(10 * 1024 * 1024)]));
	await expect.element(page.getByText("File size exceeds 10MB limit")).toBeVisible();
	await userEvent.upload(file, picture(["<svg onload=alert(1)>"]));
	await expect
		.element(page.getByText("Invalid file type. Only JPEG, PNG, GIF, and WebP images are allowed."))
		.toBeVisible();
	await expectAccessible();
});

test("shows an upload's progress, and then the picture", async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	await open(
		onUpload(async () => {
			await promise;
			return HttpResponse.json({ avatarUrl: "/avatars/x.webp" });
		}),
	);
	await userEvent.upload(file, picture());
	await expect.element(page.getByRole("button", { name: "Uploading..." })).toBeDisabled();
	await expect.element(page.getByRole("progressbar", { name: "Upload" })).toBeInTheDocument();
	const { network } = await import("virtual:msw");
	const avatarUrl = "/avatars/x.webp";
	network.use(answer("accounts", "me", { user: { ...player(), avatarUrl, isCustomAvatar: true } }));
	resolve();
	await expect.element(page.getByText("Done: Avatar updated")).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Reset avatar" })).toBeVisible();
	expect(document.querySelectorAll(`img[src="${avatarUrl}"]`).length).toBeGreaterThan(1);
});

test("says what the server says of a picture, and the documented texts where it can't", async () => {
	const answers = [
		HttpResponse.json(
			{
				message: "This picture has too many pixels. Please choose a smaller one.",
				code: "accounts/avatar-too-many-pixels",
			},
			{ status: 400 },
		),
		new HttpResponse("<html>too large", { status: 413 }),
		new HttpResponse("<html>oops", { status: 502 }),
		HttpResponse.error(),
	];
	await open(onUpload(() => answers.shift()));
	for (const message of [
		"This picture has too many pixels. Please choose a smaller one.",
		"File is too large... Maximum file size allowed is 10MB.",
		"Failed to upload avatar",
		"Network error. Please check your connection.",
	]) {
		await userEvent.upload(file, picture());
		await expect.element(page.getByText(message)).toBeVisible();
	}
});

test("gives up an upload that takes too long", async () => {
	const { network } = await import("virtual:msw");
	network.use(onUpload(() => new Promise<never>(() => {})));
	await expect(uploadAvatar(picture(), () => {}, 100)).rejects.toThrow("Upload timed out. Please try again.");
});

test("goes back to the initials, or says why not", async () => {
	const withPicture = { ...player(), avatarUrl: "/favicon.svg", isCustomAvatar: true };
	await open(
		answer("accounts", "me", { user: withPicture }),
		refuse("accounts", "resetAvatar", "request/too-many"),
	);
	const reset = page.getByRole("button", { name: "Reset avatar" });
	await reset.click();
	await expect.element(page.getByText("Too many requests. Please wait a moment.")).toBeVisible();
	const { network } = await import("virtual:msw");
	network.use(answer("accounts", "resetAvatar", { user: player() }));
	await reset.click();
	await expect.element(page.getByText("Done: Avatar reset")).toBeVisible();
	await expect.element(reset).not.toBeInTheDocument();
});
