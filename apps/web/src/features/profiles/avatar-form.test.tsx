import { type HttpHandler, HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../testing/answers.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";
import { uploadAvatar } from "./avatar-form.tsx";

beforeEach(() => {
	holdPoll();
});

const signedIn = answer("me", "get", { user: player() });
const file = page.getByLabelText("Avatar file");

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const picture = (parts: BlobPart[] = [PNG], name = "me.png") => new File(parts, name, { type: "image/png" });
/** Sets the file directly: sending a large one through the browser driver takes seconds. */
function choose(chosen: File): void {
	const transfer = new DataTransfer();
	transfer.items.add(chosen);
	const input = file.element();
	if (!(input instanceof HTMLInputElement)) throw new Error("not an input");
	input.files = transfer.files;
	input.dispatchEvent(new Event("change", { bubbles: true }));
}
const onUpload = (answer: Parameters<typeof http.post>[1]) => http.post("/api/user/avatar", answer);

async function open(...answers: HttpHandler[]) {
	await renderApp("/profile?tab=settings", [...answers, signedIn]);
	await page.getByRole("heading", { name: "Avatar", exact: true }).click();
}

test("refuses a file that is too large or no picture, before sending it", async () => {
	await open();
	choose(picture([PNG, new Uint8Array(10 * 1024 * 1024)]));
	await expect.element(page.getByText("File size exceeds 10MB limit")).toBeVisible();
	choose(picture(["<svg onload=alert(1)>"]));
	await expect
		.element(page.getByText("Invalid file type. Only JPEG, PNG, GIF, and WebP images are allowed."))
		.toBeVisible();
});

test("shows an upload's progress, and then the picture", async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	await open(
		onUpload(async () => {
			await promise;
			return HttpResponse.json({ avatarUrl: "/avatars/x.webp" });
		}),
	);
	choose(picture());
	await expect.element(page.getByRole("button", { name: "Uploading..." })).toBeDisabled();
	await expect.element(page.getByRole("progressbar", { name: "Upload" })).toBeInTheDocument();
	const avatarUrl = "/avatars/x.webp";
	network.use(answer("me", "get", { user: { ...player(), avatarUrl, isCustomAvatar: true } }));
	resolve();
	await expect.poll(shownToasts).toContain("Done: Avatar updated");
	await expect.element(page.getByRole("button", { name: "Reset avatar" })).toBeVisible();
	expect(document.querySelectorAll(`img[src="${avatarUrl}"]`).length).toBeGreaterThan(1);
});

test("shows the server's text about a picture, or the documented one without it", async () => {
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
		choose(picture());
		await expect.element(page.getByText(message)).toBeVisible();
	}
});

test("gives up an upload that takes too long", async () => {
	vi.stubGlobal(
		"XMLHttpRequest",
		class {
			timeout = 0;
			upload = {};
			ontimeout = () => {};
			open() {}
			setRequestHeader() {}
			send() {
				setTimeout(() => this.ontimeout(), this.timeout);
			}
		},
	);
	await expect(uploadAvatar(picture(), () => {}, 100)).rejects.toThrow("Upload timed out. Please try again.");
});

test("resets the picture to the initials, or says why it can't", async () => {
	const withPicture = { ...player(), avatarUrl: "/favicon.svg", isCustomAvatar: true };
	await open(
		answer("me", "get", { user: withPicture }),
		refuse("profiles", "resetAvatar", "request/too-many"),
	);
	const reset = page.getByRole("button", { name: "Reset avatar" });
	await reset.click();
	await expect.element(page.getByText("Too many requests. Please wait a moment.")).toBeVisible();
	network.use(answer("profiles", "resetAvatar", { user: player() }));
	await reset.click();
	await expect.poll(shownToasts).toContain("Done: Avatar reset");
	await expect.element(reset).not.toBeInTheDocument();
});
