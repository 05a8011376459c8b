import type { ReactNode } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { Seam } from "../../../ui/seam.tsx";

export interface Face {
	readonly name: string;
	readonly avatarUrl: string | null;
	readonly says: string;
	readonly state: "away" | "here" | "ready";
}

interface FacesProps {
	you: Face;
	other: Face;
	children: ReactNode;
}

/** The two players of the lobby. A player who is away is half transparent. */
export function Faces({ you, other, children }: FacesProps) {
	return (
		<div className="live-faces">
			<div className="live-halves">
				<Half face={you} />
				<Half face={other} />
				<div className="live-seam">
					<Seam />
				</div>
			</div>
			<div className="live-game">{children}</div>
		</div>
	);
}

function Half({ face: { name, avatarUrl, says, state } }: { face: Face }) {
	return (
		<div className="live-half" data-state={state}>
			<Avatar username={name} url={avatarUrl} className="live-face" />
			<p className="live-name">
				<bdi>{name}</bdi>
			</p>
			<p className="live-says">{says}</p>
		</div>
	);
}
