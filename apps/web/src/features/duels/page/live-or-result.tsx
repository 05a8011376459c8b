import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useCallback, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { LiveDuel } from "../live/live-duel.slot.ts";
import { ClientOnly } from "./client-only.tsx";
import { GhostDuel } from "./ghost-duel.tsx";
import { NoResult } from "./no-result.tsx";

/** A duel that both play at once. */
export function LiveOrResult({ duel }: { duel: DuelView }) {
	const { status, verdict } = duel;
	const utils = trpc.useUtils();
	// It stays on until it says that its end was seen, whatever the server says of it meanwhile.
	const [isOn, setOn] = useState(status === "open" || status === "playing");
	const [wasOn] = useState(isOn);
	const seeResult = useCallback(async () => {
		await utils.duels.invalidate();
		setOn(false);
	}, [utils]);
	// It begins with what the server says now, which no page that was rendered earlier knows.
	if (isOn)
		return (
			<ClientOnly>
				<LiveDuel duel={duel} onOver={seeResult} />
			</ClientOnly>
		);
	if (verdict === null && status !== "declined") return <NoResult tryAgain={seeResult} />;
	return <GhostDuel duel={duel} isFresh={wasOn} />;
}
