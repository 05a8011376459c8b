import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { hear, onFact, useFact } from "./heard.ts";

test("tells those who listen for a kind, until they have enough", () => {
	const typing: string[] = [];
	const stop = onFact("typing", ({ from }) => typing.push(from));
	hear({ kind: "typing", from: "grace" });
	hear({ kind: "message", from: "grace" });
	expect(typing).toEqual(["grace"]);
	stop();
	hear({ kind: "typing", from: "grace" });
	expect(typing).toEqual(["grace"]);
});

test("listens while a component is there, with what it knows by then", async () => {
	const heard: string[] = [];
	const listenFor = (who = "ada") => useFact("read", ({ by }) => heard.push(`${by} to ${who}`));
	const hook = await renderHook(listenFor, { initialProps: "ada" });
	hear({ kind: "read", by: "grace" });
	await hook.rerender("ben");
	hear({ kind: "read", by: "grace" });
	await hook.unmount();
	hear({ kind: "read", by: "grace" });
	expect(heard).toEqual(["grace to ada", "grace to ben"]);
});
