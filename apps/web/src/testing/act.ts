import React from "react";
import { flushSync } from "react-dom";

// vitest-browser-react renders within React's `act`. The production build has none, and without it `render` returns
// before anything is on the page.
Object.assign(React, {
	act: async (update: () => Promise<void>) => {
		await flushSync(update);
		// React's scheduler renders what effects changed when it gets a message; this one arrives after it.
		await new Promise((resolve) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = resolve;
			port2.postMessage(null);
		});
	},
});
