type Said = { readonly tab: string } & (
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
	const say = (said: { kind: "hello" | "here" | "bye" } | { kind: "input"; at: number }) =>
		channel.postMessage({ tab, ...said });
	channel.onmessage = ({ data }: MessageEvent<Said>) => {
		if (data.kind === "bye") others.delete(data.tab);
		else others.add(data.tab);
		if (data.kind === "hello") say({ kind: "here" });
		if (data.kind === "input") onInput(data.at);
	};
	const leave = () => say({ kind: "bye" });
	const come = () => say({ kind: "hello" });
	addEventListener("pagehide", leave);
	addEventListener("pageshow", come);
	come();
	return {
		isLast: () => others.size === 0,
		share: (at) => say({ kind: "input", at }),
		close() {
			leave();
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", come);
			channel.close();
		},
	};
}
