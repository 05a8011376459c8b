import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useCallback, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { LiveDuel } from "../live/live-duel.tsx";
import { ClientOnly } from "./client-only.tsx";
import { GhostDuel } from "./ghost-duel.tsx";
import { NoResult } from "./no-result.tsx";

export function LiveOrResult({ duel }: { duel: DuelView }) {
	const { status, verdict } = duel;
	const utils = trpc.useUtils();
	// Stays until its end was shown, whatever the server says.
	const [isOn, setOn] = useState(status === "open" || status === "playing");
	const [wasOn] = useState(isOn);
	const seeResult = useCallback(async () => {
		await utils.duels.invalidate();
		setOn(false);
	}, [utils]);
	// Starts with a fresh answer, which no earlier rendered page has.
	if (isOn)
		return (
			<ClientOnly>
				<LiveDuel duel={duel} onOver={seeResult} />
			</ClientOnly>
		);
	if (verdict === null && status !== "declined") return <NoResult tryAgain={seeResult} />;
	return <GhostDuel duel={duel} isFresh={wasOn} />;
}
