import { DUEL_ROUNDS } from "@hilo/rules/duels/limits";
import { Skeleton } from "../../../ui/skeleton.tsx";

export function WaitingRounds() {
	return <Skeleton count={DUEL_ROUNDS} className="h-44 md:h-30" />;
}
