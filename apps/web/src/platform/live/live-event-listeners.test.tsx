import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { emitLiveEvent, onLiveEvent, useLiveEvent } from "./live-event-listeners.ts";

test("calls listeners of a kind until they unsubscribe", () => {
	const typing: string[] = [];
	const stop = onLiveEvent("typing", ({ from }) => typing.push(from));
	emitLiveEvent({ kind: "typing", from: "grace" });
	emitLiveEvent({ kind: "message", from: "grace" });
	expect(typing).toEqual(["grace"]);
	stop();
	emitLiveEvent({ kind: "typing", from: "grace" });
	expect(typing).toEqual(["grace"]);
});

test("listens while a component is mounted, with its latest state", async () => {
	const heard: string[] = [];
	const listenFor = (who = "ada") => useLiveEvent("read", ({ by }) => heard.push(`${by} to ${who}`));
	const hook = await renderHook(listenFor, { initialProps: "ada" });
	emitLiveEvent({ kind: "read", by: "grace" });
	await hook.rerender("ben");
	emitLiveEvent({ kind: "read", by: "grace" });
	await hook.unmount();
	emitLiveEvent({ kind: "read", by: "grace" });
	expect(heard).toEqual(["grace to ada", "grace to ben"]);
});
