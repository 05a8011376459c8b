type TabMessage = { readonly tab: string } & (
	| { readonly kind: "hello" | "here" | "bye" }
	| { readonly kind: "input"; readonly at: number }
);

interface Tabs {
	/** Whether no other tab of this player is known in this browser. */
	isLast(): boolean;
	share(inputAt: number): void;
	close(): void;
}

/** Connects the tabs of a player in one browser, so that they know each other and the last input. */
export function joinTabs(userId: string, onInput: (at: number) => void): Tabs {
	if (!("BroadcastChannel" in window)) return { isLast: () => true, share() {}, close() {} };
	const tab = crypto.randomUUID();
	const others = new Set<string>();
	const channel = new BroadcastChannel(`hilo-tabs ${userId}`);
	const post = (message: { kind: "hello" | "here" | "bye" } | { kind: "input"; at: number }) =>
		channel.postMessage({ tab, ...message });
	channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
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
		isLast: () => others.size === 0,
		share: (at) => post({ kind: "input", at }),
		close() {
			leave();
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", announce);
			channel.close();
		},
	};
}
