FROM node:24-slim
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts && npm run prepare && npm run build && npm prune --omit=dev && mkdir /data && chown node:node /data
ENV HOST=0.0.0.0 DATA=/data WEB=apps/web/dist
VOLUME /data
EXPOSE 8642
USER node
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:8642/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
