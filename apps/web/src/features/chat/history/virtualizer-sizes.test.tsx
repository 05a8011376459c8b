import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { openThread } from "../model/thread.ts";
import { message, page as pageOf } from "../testing/chats.ts";
import { History } from "./history.tsx";
import { timelineOf } from "./timeline.ts";

const COUNT = 180;
const actions = { retry() {}, report() {}, discard() {} };

/** Whether React is calling a component. */
const isRendering = () => new Error().stack?.includes("renderWithHooks") === true;

/** A list with the messages of one of several chats. */
function list(chat: number) {
	const messages = Array.from({ length: COUNT }, (_, at) =>
		message(at + 1, { id: `chat${chat}-${at + 1}`, content: `Message ${at + 1} of ${chat}` }),
	);
	const thread = openThread(pageOf(messages));
	const rows = timelineOf({
		thread,
		unsent: [],
		friendId: "grace",
		opened: { read: 0, newest: 0 },
		now: Date.now(),
	});
	return (
		<div style={{ display: "flex", flexDirection: "column", height: 400 }}>
			<History
				rows={rows}
				username="grace"
				origin="https://hilo.example"
				actions={actions}
				thread={thread}
				earlier={{ mutate() {}, isPending: false, error: null }}
				isAtEnd
				onAtEnd={() => {}}
			/>
		</div>
	);
}

test("drops the sizes of removed messages, but not while rendering", async () => {
	const deletions: boolean[] = [];
	const remove = Map.prototype.delete;
	onTestFinished(() => void vi.restoreAllMocks());
	vi.spyOn(Map.prototype, "delete").mockImplementation(function (this: Map<unknown, unknown>, key) {
		if (typeof key === "string" && /^chat\d-\d+$/.test(key)) deletions.push(isRendering());
		return remove.call(this, key);
	});
	const { rerender } = await render(list(1));
	for (const chat of [2, 3, 4, 5]) {
		await rerender(list(chat));
		await expect.element(page.getByText(`Message ${COUNT} of ${chat}`)).toBeVisible();
	}
	await expect.poll(() => deletions.length).toBeGreaterThan(COUNT);
	expect(deletions).not.toContain(true);
});
