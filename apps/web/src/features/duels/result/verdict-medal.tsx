import type { DuelVerdict } from "@hilo/rules/duels/duels.views";
import type { CSSProperties } from "react";
import { Icon } from "../../../ui/icon.tsx";
import "./verdict-medal.css";

/** How long a won duel's medallion turns. */
export const MEDAL_TURNS_MS = 600;

const FACES = { waiting: "VS", lost: "VS", drawn: "=" } as const;

/** The stage's medallion between both sides. It turns into a check for the winner. The heading says the result. */
export function VerdictMedal({ verdict }: { verdict: DuelVerdict }) {
	return (
		<span
			aria-hidden="true"
			className="verdict-medal"
			data-verdict={verdict}
			style={{ "--turn": `${MEDAL_TURNS_MS}ms` } as CSSProperties}
		>
			{verdict === "won" ? (
				<>
					<span className="verdict-medal-before">VS</span>
					<span className="verdict-medal-face">
						<Icon name="check" className="size-[62%] stroke-[3.5]" />
					</span>
				</>
			) : (
				<span className="verdict-medal-face">{FACES[verdict]}</span>
			)}
		</span>
	);
}
