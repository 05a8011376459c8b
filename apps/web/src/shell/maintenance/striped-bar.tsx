import type { ReactNode } from "react";

const STRIPES = "bg-[repeating-linear-gradient(135deg,var(--warn)_0_0.75rem,var(--on-warn)_0.75rem_1.5rem)]";

export function StripedBar({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
	return (
		<div role="status" className="shrink-0 bg-warn text-on-warn">
			<div aria-hidden="true" className={`h-2 ${STRIPES}`} />
			<div className="wide flex items-start gap-4 py-3">
				<div className="min-w-0 grow">
					<strong className="mr-2 font-display">MAINTENANCE MODE</strong>
					{children}
				</div>
				{aside}
			</div>
		</div>
	);
}
