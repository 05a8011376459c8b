import { Art } from "../art/art.tsx";
import type { HalfProps } from "./half.tsx";
import "./half-ground.css";

/** A half's ground: its art, under a veil that makes any text on it readable. It moves with the half's text. */
export function HalfGround({ card, seat, value, verdict, arrives, fades }: HalfProps) {
	return (
		<div
			className="half-ground"
			data-seat={seat}
			data-verdict={verdict}
			data-arrives={arrives}
			data-fades={fades || undefined}
			data-brief={card.detail === undefined || undefined}
		>
			<Art art={card.art} name={card.name} value={value} />
		</div>
	);
}
