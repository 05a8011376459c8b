import { network } from "virtual:msw";
import { HttpResponse, http } from "msw/http";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { NewVersionNotice } from "../../shell/new-version-notice.tsx";
import { lookForNewVersion, watchForNewVersion } from "./new-version.ts";

const ENTRY = "/assets/entry-client-old.js";
let end = () => {};
afterEach(() => end());

/** What Vite says when a part of the client could not be fetched. */
function losePart(entryStatus: number): Promise<void> {
	return new Promise((resolve) => {
		network.use(
			http.head(ENTRY, () => {
				resolve();
				return new HttpResponse(null, { status: entryStatus });
			}),
		);
		end = watchForNewVersion(ENTRY);
		dispatchEvent(new Event("vite:preloadError"));
	});
}

test("offers to reload when the script that the page began with is gone", async () => {
	const screen = await render(<NewVersionNotice />);
	await losePart(404);
	await expect.element(screen.getByText("A new version is here.")).toBeVisible();
	await expect.element(screen.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("offers nothing when it is still there, and only the connection broke", async () => {
	const screen = await render(<NewVersionNotice />);
	const fetched = vi.spyOn(window, "fetch");
	await losePart(200);
	expect(fetched).toHaveBeenCalledOnce();
	await fetched.mock.results[0]?.value;
	// By then the answer has been looked at, and what it brings is shown.
	await new Promise((resolve) => setTimeout(resolve));
	await expect.element(screen.getByRole("status")).not.toBeInTheDocument();
});

test("looks when the server names another script that pages begin with, and only then", async () => {
	const screen = await render(<NewVersionNotice />);
	const looked = new Promise<void>((resolve) => {
		network.use(
			http.head(ENTRY, () => {
				resolve();
				return new HttpResponse(null, { status: 404 });
			}),
		);
	});
	const fetched = vi.spyOn(window, "fetch");
	end = watchForNewVersion(ENTRY);
	lookForNewVersion(ENTRY);
	expect(fetched).not.toHaveBeenCalled();
	lookForNewVersion("/assets/entry-client-new.js");
	await looked;
	await expect.element(screen.getByText("A new version is here.")).toBeVisible();
});
