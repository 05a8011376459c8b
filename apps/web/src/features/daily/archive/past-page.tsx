import type { RoundAnswer } from "@hilo/rules/play/engine";
import type { Day } from "@hilo/rules/progression/site-day";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useArrivalFocus } from "../../../ui/use-arrival-focus.ts";
import { PAST } from "./past.ts";
import { PastGame } from "./past-game.tsx";
import { PastResult } from "./past-result.tsx";
import { PastStart } from "./past-start.tsx";

const route = getRouteApi("/daily/archive/$day");

export function PastPage() {
	const { day } = route.useParams();
	return <Past key={day} day={day} />;
}

function Past({ day }: { day: Day }) {
	const [deck] = trpc.daily.past.useSuspenseQuery({ day }, PAST);
	const [isPlaying, setPlaying] = useState(false);
	const [answers, setAnswers] = useState<readonly RoundAnswer[] | null>(null);
	const play = useCallback(() => setPlaying(true), []);
	const over = useCallback((given: readonly RoundAnswer[]) => {
		setAnswers(given);
		setPlaying(false);
	}, []);
	const result = useArrivalFocus<HTMLDivElement>(answers !== null && !isPlaying);

	if (isPlaying) return <PastGame deck={deck} onOver={over} />;
	if (!answers) return <PastStart deck={deck} play={play} />;
	return (
		<div ref={result} tabIndex={-1} className="pb-12">
			<PastResult deck={deck} answers={answers} again={play} />
		</div>
	);
}
