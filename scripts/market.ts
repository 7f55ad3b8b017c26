import { runMarket } from './market/commands';
import { connect, MarketError } from './market/connect';

runMarket(process.argv.slice(2), connect).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    const isPlain = error instanceof MarketError || error?.code?.startsWith?.('ERR_PARSE_ARGS');
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  },
);
