import React from "react";
import { flushSync } from "react-dom";

// Vitest renders within React's `act`, which the production build lacks.
Object.assign(React, {
	act: async (update: () => Promise<void>) => {
		await flushSync(update);
		// React's own queue, which fake timers leave alone.
		await scheduler.postTask(() => {});
	},
});
