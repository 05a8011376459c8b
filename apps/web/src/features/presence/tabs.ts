import { newId } from "../../platform/new-id.ts";

type TabMessage =
	| { readonly kind: "hello" | "here" | "bye" }
	| { readonly kind: "input"; readonly at: number };

/** Connects the tabs of a player in one browser, so that they know each other and the last input. */
export function joinTabs(userId: string, onInput: (at: number) => void) {
	const tab = newId();
	const others = new Set<string>();
	const channel = new BroadcastChannel(`hilo-tabs ${userId}`);
	const post = (message: TabMessage) => channel.postMessage({ tab, ...message });
	channel.onmessage = ({ data }: MessageEvent<TabMessage & { tab: string }>) => {
		if (data.kind === "bye") others.delete(data.tab);
		else others.add(data.tab);
		if (data.kind === "hello") post({ kind: "here" });
		if (data.kind === "input") onInput(data.at);
	};
	const leave = () => post({ kind: "bye" });
	const announce = () => post({ kind: "hello" });
	addEventListener("pagehide", leave);
	addEventListener("pageshow", announce);
	announce();
	return {
		/** Whether no other tab of this player is known in this browser. */
		isLast: () => others.size === 0,
		share: (at: number) => post({ kind: "input", at }),
		close() {
			leave();
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", announce);
			channel.close();
		},
	};
}
