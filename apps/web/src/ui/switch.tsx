import { useId } from "react";

interface SwitchProps {
	label: string;
	hint?: string;
	isOn: boolean;
	/** A change is running, so no other is possible. */
	isBusy?: boolean;
	onTurn: (isOn: boolean) => void;
}

/** Takes effect immediately, without a form. */
export function Switch({ label, hint, isOn, isBusy = false, onTurn }: SwitchProps) {
	const id = useId();
	return (
		<div className="flex items-start justify-between gap-4">
			<div className="min-w-0">
				<label htmlFor={id} className="cursor-pointer font-bold">
					{label}
				</label>
				{hint && (
					<p id={`${id}-hint`} className="mt-0.5 text-muted wrap-anywhere">
						{hint}
					</p>
				)}
			</div>
			<button
				id={id}
				type="button"
				role="switch"
				aria-checked={isOn}
				aria-describedby={hint && `${id}-hint`}
				aria-disabled={isBusy || undefined}
				onClick={() => {
					if (!isBusy) onTurn(!isOn);
				}}
				className="press group flex min-h-11 shrink-0 items-center gap-2 font-bold"
			>
				<span aria-hidden="true" className="w-7 text-right text-sm text-muted">
					{isOn ? "On" : "Off"}
				</span>
				<span className="flex h-7 w-12 items-center rounded-full border-2 border-edge bg-sunk p-0.5 group-aria-checked:border-(--right) group-aria-checked:bg-(--right)">
					<span className="size-5 rounded-full bg-edge transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-(--on-right) motion-reduce:transition-none" />
				</span>
			</button>
		</div>
	);
}
