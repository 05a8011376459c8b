import { useSearch } from "@tanstack/react-router";
import { bringDuelsTexts } from "../../../platform/api/duels-fallbacks.ts";
import { useMe } from "../../../platform/session.ts";
import { ChallengeForm } from "./challenge-form.tsx";
import { Sent } from "./sent.tsx";

bringDuelsTexts();

export function ChallengePage() {
	const search = useSearch({ from: "/duel/new" });
	const me = useMe();
	if (search.sent) return <Sent id={search.sent} />;
	// Another link resets the form.
	return <ChallengeForm key={`${me?.id} ${JSON.stringify(search)}`} me={me} search={search} />;
}
