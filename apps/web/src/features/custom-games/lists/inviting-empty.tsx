import type { ReactNode } from "react";
import { Seam } from "../../../ui/seam.tsx";

interface InvitingEmptyProps {
	title: string;
	text: string;
	children?: ReactNode;
}

export function InvitingEmpty({ title, text, children }: InvitingEmptyProps) {
	return (
		<div className="grid justify-items-center overflow-hidden rounded-xl bg-raise pb-9 text-center shadow-card">
			<div
				aria-hidden="true"
				className="relative grid h-36 w-full grid-cols-2 items-center justify-items-center border-b-2 border-line md:h-44"
			>
				<Blank look="-rotate-6" />
				<Blank look="rotate-6" />
				<Seam />
			</div>
			<h3 className="mt-7 px-5 text-2xl md:text-3xl">{title}</h3>
			<p className="mt-2 mb-5 max-w-md px-5 text-lg text-muted text-pretty">{text}</p>
			{children}
		</div>
	);
}

function Blank({ look }: { look: string }) {
	return (
		<span
			className={`grid size-20 place-items-center rounded-md border-3 border-dashed border-edge font-display text-4xl font-extrabold text-muted md:size-24 ${look}`}
		>
			?
		</span>
	);
}
