import { Component, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../failure.tsx";
import { isLostCode } from "../lost-code.ts";

interface BoundaryProps {
	readonly children: ReactNode;
	/** Whether errors are hidden. */
	readonly isQuiet: boolean;
	tryAgain(): void;
}

/** Contains an error of a part of the page, so that the rest stays. */
export class IslandBoundary extends Component<BoundaryProps, { error: unknown }> {
	override state: { error: unknown } = { error: null };

	static getDerivedStateFromError(error: unknown) {
		return { error };
	}

	override render() {
		const { children, isQuiet, tryAgain } = this.props;
		if (!this.state.error) return children;
		// The shell reports lost code and offers to reload.
		if (isQuiet || isLostCode(this.state.error)) return null;
		return (
			<IslandFailure
				error={this.state.error}
				tryAgain={() => {
					tryAgain();
					this.setState({ error: null });
				}}
			/>
		);
	}
}

function IslandFailure({ error, tryAgain }: { error: unknown; tryAgain: () => void }) {
	return (
		<div className="grid justify-items-start gap-3 p-4">
			<Failure error={error} />
			<Button kind="quiet" onClick={tryAgain}>
				Try Again
			</Button>
		</div>
	);
}
