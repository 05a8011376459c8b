import { ERRORS } from "@hilo/rules/errors/errors";
import { type ReactNode, useState } from "react";
import { type Me, useMe } from "../../../../platform/session.ts";
import type { StageRules } from "../stage-rules.ts";
import { GameOver } from "./game-over.tsx";
import "../stage.css";

const ENDING = {
	kind: "failed",
	title: "You’re signed out",
	problem: ERRORS["accounts/signed-out"].message,
} as const;

interface SignedOutProps {
	rules: StageRules;
	/** Continues as a visitor. */
	goOn: () => void;
}

/** Replaces a player's game after the session has ended. Signing in returns to the open run. */
export function SignedOut({ rules, goOn }: SignedOutProps) {
	return (
		<StageGround rules={rules}>
			<GameOver rules={rules} ending={ENDING} dismiss={goOn} />
		</StageGround>
	);
}

interface StageGroundProps {
	rules: Pick<StageRules, "title" | "tint">;
	children: ReactNode;
}

/** An empty stage behind a dialog. */
export function StageGround({ rules: { title, tint }, children }: StageGroundProps) {
	return (
		<section className="stage" data-tint={tint} aria-label={title}>
			<h1 className="sr-only">{title}</h1>
			<div className="stage-frame">
				<div className="stage-ground" />
			</div>
			{children}
		</section>
	);
}

/**
 * The player, or null for a visitor. `isSignedOut`: the player's session has ended, on the server or in another tab.
 * `goOn` continues as a visitor.
 */
export function usePlayer(): { me: Me | null; isSignedOut: boolean; goOn: () => void } {
	const me = useMe();
	const [before, setBefore] = useState(me?.id ?? null);
	if (me && me.id !== before) setBefore(me.id);
	return { me, isSignedOut: before !== null && me === null, goOn: () => setBefore(null) };
}
